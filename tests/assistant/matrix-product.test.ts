import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadMatrixProduct, transposed } from '../../assistant/understand/matrix-product.ts'

const numbers = (length: number) =>
  fc
    .array(fc.integer({ min: -50, max: 50 }), { minLength: length, maxLength: length })
    .map((list) => Float32Array.from(list))
const size = fc.integer({ min: 1, max: 9 })

it('multiplies matrices', async () => {
  const product = await loadMatrixProduct()
  const matrices = fc
    .tuple(size, size, size)
    .chain(([rows, inner, columns]) =>
      fc.tuple(numbers(rows * inner), numbers(inner * columns), fc.constant({ rows, inner, columns })),
    )
  fc.assert(
    fc.property(matrices, ([left, right, { rows, inner, columns }]) => {
      const expected = Array.from({ length: rows * columns }, (_, at) => {
        const [row, column] = [Math.floor(at / columns), at % columns]
        return Array.from(
          { length: inner },
          (_, i) => Number(left[row * inner + i]) * Number(right[i * columns + column]),
        ).reduce((sum, one) => sum + one, 0)
      })
      expect(Array.from(product(left, right, inner))).toEqual(expected)
    }),
  )
})

it('turns rows into columns', () => {
  expect(Array.from(transposed(Float32Array.of(1, 2, 3, 4, 5, 6), 3))).toEqual([1, 4, 2, 5, 3, 6])
})
