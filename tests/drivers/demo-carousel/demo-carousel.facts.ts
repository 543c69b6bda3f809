export const guesses = {
  'USER.typesWrong': 'Open-Sesame',
  'USER.typesRight': 'open-sesame',
}
