export const photos = {
  label: (address: string | null) => (address ? `Photographs of ${address}` : 'Photographs'),
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous photo',
  next: 'Next photo',
  counter: (position: number, total: number) => `${position}/${total}`,
  slideLabel: (position: number, total: number) => `${position} of ${total}`,
  announcement: (position: number, total: number, alt: string) =>
    alt ? `Photo ${position} of ${total}: ${alt}` : `Photo ${position} of ${total}`,
  placeholderAlt: 'Line drawing of a house; there is no photograph here',
}
