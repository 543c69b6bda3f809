export const underConstruction = {
  title: 'Under construction',
  description: 'This page isn’t ready yet. Try a sample listing in the meantime.',
  headline: 'This page is under construction',
  sentence: 'It isn’t ready yet. In the meantime, try a sample listing.',
  home: 'Go Home',
  sample: 'See a sample listing',
}
