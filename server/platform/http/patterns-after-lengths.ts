import type { Ajv2020 } from 'ajv/dist/2020.js'

/**
 * Keeps `pattern` from reading a text that is far over its `maxLength`. Every wrong field is named (`allErrors`), so Ajv's own
 * `pattern` also reads what `maxLength` has refused already, whatever its length.
 */
export function patternsAfterLengths(ajv: Ajv2020): Ajv2020 {
  return ajv.removeKeyword('pattern').addKeyword({
    keyword: 'pattern',
    type: 'string',
    schemaType: 'string',
    compile: (pattern: string, { maxLength = Number.POSITIVE_INFINITY }) => {
      const expression = new RegExp(pattern, 'u')
      // A character of maxLength is one or two UTF-16 code units: beyond two each, the length is wrong for certain.
      return (text: string) => text.length > 2 * maxLength || expression.test(text)
    },
  })
}
