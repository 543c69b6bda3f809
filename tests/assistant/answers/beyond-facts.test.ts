import { describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'

describe('[API-05] what a listing doesn’t say', () => {
  it.each([
    [4, '¿Las ventanas tienen mosquiteros?'],
    [4, '¿El termo de agua es de gas o eléctrico?'],
    [4, '¿La alberca tiene barandal?'],
    [4, 'la alberca tiene trampolín'],
    [5, '¿La asociación tiene alguna demanda?'],
    [5, '¿Hay derramas pendientes en la asociación?'],
    [5, '¿Dónde se estacionan las visitas?'],
    [6, 'la lavadora es de carga frontal o de arriba, ¿se escucha?'],
    [6, '¿El jardín tiene columpio?'],
    [6, '¿Hay detectores de humo?'],
    [8, '¿Cuánto cobran si pago tarde?'],
    [8, '¿La lavandería acepta tarjeta o monedas?'],
  ] as const)('is asked of the owner in Spanish: listing %i, "%s"', async (id, question) => {
    const { text, unanswered } = await ask(id, question)
    expect(unanswered).toHaveLength(1)
    expect(text).toMatch(/no lo dice|no dice más/)
    expect(text).not.toMatch(/^(?:Sí|No)\./)
  })

  it.each([
    [8, 'is there a late fee'],
    [8, 'what happens if I pay the rent late'],
    [5, 'has the building been sued'],
    [5, "what's in the reserve fund"],
    [6, 'which day does the garbage go out'],
    [9, 'who shovels the snow'],
    [9, 'what time do we get the keys on the 1st'],
    [6, 'was the remodel done with permits'],
    [5, 'how many years have the sellers lived there'],
    [4, 'who built it'],
    [6, 'does the garage have a 240 outlet'],
    [8, 'do the machines take quarters or a card'],
    [6, 'has a gas furnace, ok. how old tho'],
  ] as const)('is asked of the owner: listing %i, "%s"', async (id, question) => {
    const { text, unanswered } = await ask(id, question)
    expect(unanswered).toHaveLength(1)
    expect(text).toMatch(/doesn’t say/)
  })
})

describe('[API-05] what a listing says', () => {
  it.each([
    [4, '¿A cuántos pasos está la alberca?', 'four steps'],
    [4, 'how far is the pool from the sofa', 'four steps'],
    [4, 'how many barstools does the island take', 'island for four'],
    [6, '¿Cuándo la construyeron?', '1998'],
    [8, '¿Se permiten gatos?', 'un gato'],
    [9, '¿Hay elevador?', 'elevador'],
  ] as const)('is answered: listing %i, "%s"', async (id, question, fact) => {
    const { text, unanswered } = await ask(id, question)
    expect(text).toContain(fact)
    expect(unanswered).toEqual([])
  })
})
