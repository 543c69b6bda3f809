import type { FalseWording } from './lie.ts'

export const guarded: Record<string, FalseWording[]> = {
  'steering or advice': [
    [4, 'Is it safe?', [], 'It is a safe neighborhood with great families.', 'fair housing'],
    [4, 'Mortgage?', [], 'You would pay a mortgage at 6%.', 'form'],
    [4, 'Offer?', ['priceStance'], 'You should offer $4,750,000.', 'form'],
    [4, 'Tax?', [], 'The property tax is low.', 'form'],
  ],
}
