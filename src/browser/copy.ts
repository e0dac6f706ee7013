/** Buttons that copy the text of another element, `pre` as it stands; hidden where they cannot. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  const { copy = '', done = '' } = button.dataset;
  const source = document.getElementById(copy);
  if (!source || !navigator.clipboard) continue;
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const { localName, textContent: own } = source;
    await navigator.clipboard.writeText(
      localName === 'pre' ? own : own.replace(/\s+/g, ' ').trim(),
    );
    button.textContent = done;
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  });
}
