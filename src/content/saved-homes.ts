export const savedHomes = {
  save: 'Save this home',
  title: 'Your saved homes',
  note: 'Saved in this browser only.',
}
