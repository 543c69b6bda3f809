import { newTab } from './new-tab.ts'

export const siteFrame = {
  navigation: 'Main',
  useCases: 'Use Cases',
  insights: 'Insights',
  login: 'Login',
  newTab,
  requestDemo: 'Request a demo',
  menu: 'Menu',
  closeMenu: 'Close menu',
  menuLinks: {
    home: 'Home',
    useCases: 'Use Cases',
    insights: 'Insights',
    requestDemo: 'Request a Demo',
    tryFree: 'Try for free',
  },
  footer: {
    product: 'Product',
    requestDemo: 'Request demo',
    demo: 'Demo',
    getStarted: 'Get Started',
    company: 'Company',
    legal: 'Legal',
    terms: 'Terms',
    privacy: 'Privacy',
    about: 'About',
    contact: 'Contact',
    enterprise: 'Enterprise',
  },
  copyright: (year: string) => `© ${year} Pending`,
}
