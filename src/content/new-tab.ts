/** After the words of a link, for those who do not see where it opens. */
export const newTab = '(opens in a new tab)'
