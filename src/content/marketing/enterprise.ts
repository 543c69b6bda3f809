export const enterprise = {
  title: 'For multi-unit projects and large portfolios',
  description:
    'Put one contact form on your project’s site and manage interest, screening, tours and pre-sales from one place.',
  headline: 'Accelerate your go to market',
  subtitle: 'For multi-unit projects and large portfolios',
  action: 'Schedule a Demo',
  stepsTitle: 'Two steps, then it runs',
  steps: [
    {
      title: 'Add the contact form to your project’s site',
      text: 'One line of markup puts Penny on the pages you already have. She answers for every unit from its own record, at any hour, and asks for a name and an address when somebody is serious.',
    },
    {
      title: 'Manage everything from one dashboard',
      text: 'See interest by unit, screen buyers by what they have told you, arrange tours that sellers confirm with a tap, and handle pre-sales from the waitlist to the first reservations.',
    },
  ],
  detailTitle: 'What large projects ask us',
  details: [
    {
      title: 'Forty units, one record each',
      text: 'Price, fee, parking and availability are kept per unit. Penny never mixes them up, because she reads only the one that was asked about.',
    },
    {
      title: 'Private until you say so',
      text: 'Release a floor to your waitlist by link, password or lead form, and open the rest when the building is ready.',
    },
    {
      title: 'Your site, your name',
      text: 'The widget lives in a shadow root of its own. It takes nothing from your styles and adds nothing to them, and it loads after your page.',
    },
  ],
  closing: 'Bring one building. We will show you its first page in the same call.',
}
