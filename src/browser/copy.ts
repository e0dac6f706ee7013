/** Buttons that copy the text of another element; hidden where they cannot. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  const { copy = '', done = '' } = button.dataset;
  const source = document.getElementById(copy);
  if (!source || !navigator.clipboard) continue;
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(source.textContent.replace(/\s+/g, ' ').trim());
    button.textContent = done;
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  });
}
