/** Values in labels that are data: where no function of a label file can be. */

/** A label with values in place of the names in braces. */
export function filled(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Forms of a counted thing, by the plural categories of CLDR. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** `1 message`, `2 messages`, as a language (BCP 47) has it. */
export function counted(forms: Plural, count: number, language: string): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return filled(form, { count: new Intl.NumberFormat(language).format(count) });
}
