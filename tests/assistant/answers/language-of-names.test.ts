import { describe, expect, it } from 'vitest'
import { languageOf } from '#assistant/understand/language.ts'

describe('[API-05] a name', () => {
  it.each([
    'Abdulrahman bin Yusuf Al-Harthy',
    'Maria de los Angeles Quintanilla Robles',
    'Itzel Huerta, arroba gmail, itz_hu',
    'Juan de la Cruz',
  ])('keeps the language of the conversation: %s', (message) => {
    expect([languageOf(message, 'en'), languageOf(message, 'es')]).toEqual(['en', 'es'])
  })

  it.each([
    ['Hola Penny, soy Juan de la Cruz', 'es'],
    ['Buenos Días', 'es'],
    ['¿Cuánto Cuesta La Renta?', 'es'],
    ['How Much Is The Rent', 'en'],
    ['I am Juan de la Cruz and I have a dog', 'en'],
  ] as const)('is none of a language, beside words that are: %s', (message, language) => {
    expect(languageOf(message, language === 'en' ? 'es' : 'en')).toBe(language)
  })
})
