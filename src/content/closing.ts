export const closing = {
  equalHousing: 'Equal Housing Opportunity',
  print: 'Print this listing',
  link: 'QR code and link',
  report: 'Report this listing',
}
