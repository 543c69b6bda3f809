import { lazyPart } from '#src/chunks.ts'

/**
 * ADDR-05, an option that is off: hand it to an address box as its `Confirmation`. Nothing of it is loaded before the first
 * address is sent off.
 */
export const AddressConfirm = lazyPart(
  () => import('./confirmation.tsx'),
  ({ Confirmation }) => Confirmation,
)
