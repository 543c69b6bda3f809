export const enterprise = {
  headline: 'Accelerate your go to market',
  subtitle: 'For multi-unit projects and large portfolios',
  action: 'Schedule a Demo',
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Add the contact form to your project’s site',
      text: 'One script tag adds Penny to the pages you already have. She answers questions about each unit 24/7 and asks interested buyers for a name and email.',
    },
    {
      title: 'Manage interest, tours and pre-sales',
      text: 'Manage interest, screen buyers, arrange tours and handle pre-sales from one dashboard. The dashboard isn’t available yet. For now, tour requests, questions and follow-up drafts come to your team by email.',
    },
  ],
  seen: 'What your team gets today',
  inbox: [
    {
      from: 'Tour request',
      subject: 'Ann Chen would like to see 12 Quay Street #1804 on Wed, Nov 25',
      text: '10:30 AM. Accept, propose another time, or decline.',
    },
    {
      from: 'Question',
      subject: 'Question about 12 Quay Street #1804: “Is there a charger at the parking space?”',
      text: 'Answer once, and Penny tells every buyer who asks.',
    },
    {
      from: 'Follow-up draft',
      subject: 'Draft follow-up to Sam about 12 Quay Street #1102',
      text: 'Sam wants to move by March 1. Edit it and send it yourself.',
    },
  ],
  detailTitle: 'Questions large teams ask',
  details: [
    {
      title: 'How does Penny keep units apart?',
      text: 'Each unit is a listing of its own, with its own price, fees, parking and availability. When a buyer asks about a unit, Penny only answers from that unit’s listing.',
    },
    {
      title: 'Can we stay private before launch?',
      text: 'Yes. Share each listing by link, with a password or a lead form, and make it public when you’re ready.',
    },
    {
      title: 'Will it work with our site?',
      text: 'Yes. The chat widget loads after your page, keeps its own styles, and doesn’t change yours.',
    },
  ],
  closing: 'Tell us about your project. We’ll set up a sample page for one of your units.',
}
