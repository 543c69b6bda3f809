export const printed = {
  label: 'Summary for printing',
  ask: 'Scan to ask Penny about this home, 24/7.',
  moreAt: (link: string) => `More about this home at ${link}`,
  codeAlt: 'QR code of this listing',
  by: 'by Pending · Please verify important details with the owner or agent.',
}
