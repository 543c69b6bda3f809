import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { Tabs } from '#src/ui/tabs.tsx'

const view = (
  <Tabs
    label="Terminal"
    tabs={[
      { name: 'Home', panel: 'The house is empty.' },
      { name: 'FAQ', panel: 'Who is Pendra?' },
      { name: 'Leads', panel: 'How to submit leads' },
    ]}
  />
)
const opened = () => [
  screen.getByRole('tab', { selected: true }).textContent,
  ...[...document.querySelectorAll('[data-open=true]')].map((panel) => panel.textContent),
]
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })

afterEach(cleanup)

describe('[PENDRA-02] the tabs', () => {
  it('open one panel each, initially the first', () => {
    render(view)
    expect(opened()).toEqual(['Home', 'The house is empty.'])
    fireEvent.click(screen.getByRole('tab', { name: 'Leads' }))
    expect(opened()).toEqual(['Leads', 'How to submit leads'])
  })

  it('move with the arrows, Home and End, in a circle, and are one tab stop', () => {
    render(view)
    screen.getByRole('tab', { name: 'Home' }).focus()
    const walked = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home'].map((key) => {
      press(key)
      return [document.activeElement?.textContent, ...opened().slice(0, 1)]
    })
    expect(walked).toEqual(['Leads', 'Home', 'FAQ', 'Leads', 'Home'].map((name) => [name, name]))
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  })

  it('ignore every other key', () => {
    render(view)
    screen.getByRole('tab', { name: 'Home' }).focus()
    expect(press('a')).toBe(true)
    expect(opened()[0]).toBe('Home')
  })

  it('label their panels', () => {
    render(view)
    const panels = screen.getAllByRole('tabpanel')
    const tabs = screen.getAllByRole('tab')
    expect(panels.map((panel) => panel.getAttribute('aria-labelledby'))).toEqual(tabs.map(({ id }) => id))
    expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual(panels.map(({ id }) => id))
  })

  it('are prerendered with every panel and without inline styles, which the site’s policy forbids', () => {
    const html = renderToString(view)
    for (const words of ['The house is empty.', 'Who is Pendra?', 'How to submit leads']) expect(html).toContain(words)
    expect(html).not.toContain('style=')
    expect(html).not.toContain(' hidden')
  })
})
