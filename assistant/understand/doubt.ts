const doubts: [RegExp, string][] = [
  [/^[¿\s]*(?:segur[ao]|en serio|de verdad|de veras)[\s?.!]*$/i, '¿Está segura?'],
  [/^\s*(?:(?:r )?u|you) (?:really )?sure[\s?.!]*$/i, 'Are you sure?'],
]

/** "¿Segura?" alone doubts the last answer, as "¿está segura?" does; in a longer message the word may mean safe. */
export const withWholeDoubt = (message: string): string =>
  doubts.find(([pattern]) => pattern.test(message))?.[1] ?? message
