/**
 * The colors of the brand where no style sheet reaches: emails, images, the yard sign, drawings. `src/styles/tokens.css` has the
 * same for pages; a test holds one against the other.
 */
export const day = {
  paper: '#f6f1e7',
  sheet: '#fcf9f3',
  shade: '#ebe4d6',
  ink: '#1b2520',
  inkSoft: '#55605a',
  rule: '#d8cfbe',
  edge: '#857d6d',
  walnut: '#75462a',
  onWalnut: '#fdf4e8',
  walnutInk: '#75462a',
  sageWash: '#e2e7d8',
  brass: '#b4883e',
}

/** Walnut keeps its light writing at night. */
export const night: typeof day = {
  paper: '#131b2b',
  sheet: '#1b2538',
  shade: '#0d1421',
  ink: '#efe9dd',
  inkSoft: '#aab4c6',
  rule: '#2c3850',
  edge: '#75839d',
  walnut: '#8f5d3b',
  onWalnut: day.onWalnut,
  walnutInk: '#e2ae86',
  sageWash: '#25332f',
  brass: '#d3a85c',
}
