export const underConstruction = {
  headline: 'This page is under construction',
  sentence: 'It isn’t ready yet. In the meantime, try a sample listing.',
  home: 'Go Home',
  sample: 'See a sample listing',
}
