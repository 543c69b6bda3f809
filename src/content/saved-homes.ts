export const savedHomes = {
  save: 'Save this home',
  title: 'Your saved homes',
  note: 'Only this browser keeps them.',
}
