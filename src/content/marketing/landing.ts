/** NAV-05: the landing screen of the older site. */
export const landing = {
  title: 'Homes before the market',
  description: 'Homes that are not on the market yet, shown to people who were let in.',
  tagline: 'Homes before the market',
  sentence: 'Some doors open before the sign goes up. Ask to be let in.',
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
