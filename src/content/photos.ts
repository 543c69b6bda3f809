export const photos = {
  label: (address: string | null) => (address ? `Photos of ${address}` : 'Photos'),
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous photo',
  next: 'Next photo',
  counter: (position: number, total: number) => `${position}/${total}`,
  slideLabel: (position: number, total: number) => `${position} of ${total}`,
  announcement: (position: number, total: number, alt: string) =>
    alt ? `Photo ${position} of ${total}: ${alt}` : `Photo ${position} of ${total}`,
  placeholderAlt: 'Drawing of a house; no photo available',
}
