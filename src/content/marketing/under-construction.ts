export const underConstruction = {
  title: 'Under construction',
  description: 'This part of the house is being built. The rest of it is open.',
  headline: 'Mind the scaffolding',
  sentence: 'This part of the house is being built. The rest of it is open, and Penny is in.',
  home: 'Go Home',
  sample: 'See a sample listing',
}
