/**
 * Multiplies two matrices, both row by row: the left one has `inner` columns, the right one as many rows. The sentence
 * encoder's package does it with the processor's vector instructions.
 */
export type MatrixProduct = (left: Float32Array, right: Float32Array, inner: number) => Float32Array

/** What is used of TensorFlow.js, whose types the package doesn't bring. */
interface TensorFlow {
  ready(): Promise<void>
  tensor2d(numbers: Float32Array, shape: [rows: number, columns: number]): Tensor
  matMul(left: Tensor, right: Tensor): Tensor
}

interface Tensor {
  dataSync(): Float32Array
  dispose(): void
}

export async function loadMatrixProduct(): Promise<MatrixProduct> {
  const core = await import('@energetic-ai/core')
  // Node doesn't see the names that this CommonJS package exports; the loader of TypeScript does.
  const { ready, tensor2d, matMul } = ('ready' in core ? core : core.default) as unknown as TensorFlow
  await ready()
  return (left, right, inner) => {
    const first = tensor2d(left, [left.length / inner, inner])
    const second = tensor2d(right, [inner, right.length / inner])
    const result = matMul(first, second)
    const numbers = result.dataSync()
    for (const tensor of [first, second, result]) tensor.dispose()
    return numbers
  }
}

export function transposed(matrix: Float32Array, columns: number): Float32Array {
  const rows = matrix.length / columns
  const turned = new Float32Array(matrix.length)
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < columns; k++) turned[k * rows + i] = matrix[i * columns + k] as number
  return turned
}
