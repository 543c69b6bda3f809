/** Files that are longer than their limit, with their lines: this list only gets shorter. */
export const longFiles: Record<string, number> = {}
