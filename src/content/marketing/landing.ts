/** NAV-05: the landing screen of the older site. */
export const landing = {
  tagline: 'Homes before they hit the market',
  sentence: 'See off-market and pre-market homes. Request access to get started.',
  action: 'Request Access',
  header: {
    about: 'About',
    howItWorks: 'How It Works',
    contact: 'Contact',
    login: 'Log in',
    signUp: 'Sign up',
    signOut: 'Sign Out',
    menu: 'Menu',
  },
}
