import '#src/styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { demoViews } from './demo-views.tsx'
import { homeViews } from './home-views.tsx'
import { questionViews } from './question-views.tsx'
import { tourRequestViews } from './tour-request-views.tsx'
import { tourViews } from './tour-views.tsx'
import { views } from './views.tsx'

const all = { ...views, ...tourViews, ...tourRequestViews, ...questionViews, ...homeViews, ...demoViews }

const name = new URLSearchParams(location.search).get('view') ?? ''

const contents = (
  <main className="page py-16">
    <h1 className="font-serif text-display">Gallery</h1>
    <ul className="mt-8 columns-[16rem] leading-8">
      {Object.keys(all).map((view) => (
        <li key={view}>
          <a href={`?view=${view}`}>{view}</a>
        </li>
      ))}
    </ul>
  </main>
)

const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode>{all[name] ?? contents}</StrictMode>)
