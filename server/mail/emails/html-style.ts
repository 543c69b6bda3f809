import { day, night } from '#domain/palette.ts'

const serif = "Georgia,'Iowan Old Style','Times New Roman',serif"
/** A word of eighty letters must not make a phone scroll sideways. */
const wraps = 'word-break:break-word;overflow-wrap:anywhere'
const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Mail programs that take no style sheet read what stands on the elements; the others turn to the night by the sheet. */
export const style = {
  sheet: `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .edge { padding: 0 !important } .sheet { padding: 28px 22px 30px !important; border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important } .brand, .foot { padding-left: 22px !important; padding-right: 22px !important } .foot { padding-bottom: 32px !important } .photo { border-radius: 0 !important } .day { font-size: 22px !important; line-height: 29px !important } }
@media (prefers-color-scheme: dark) { ${nightRules()} }
${nightRules('[data-ogsc] ', '[data-ogsb] ')}
`,
  body: `margin:0;padding:0;background-color:${day.paper};-webkit-text-size-adjust:100%`,
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  paper: `background-color:${day.paper}`,
  edge: 'padding:20px 16px 32px',
  column: 'max-width:560px;margin:0 auto',
  brand: `padding:14px 4px 14px;font-family:${serif};font-size:19px;line-height:24px;letter-spacing:.2px;color:${day.walnutInk}`,
  by: `font-family:${sans};font-size:13px;letter-spacing:0;color:${day.inkSoft}`,
  logo: 'display:inline-block;margin:0 8px 0 0;vertical-align:-5px;border:0;border-radius:5px',
  photoCell: `padding:0;font-family:${sans};font-size:14px;line-height:20px;color:${day.inkSoft}`,
  photo: 'display:block;width:100%;height:auto;border:0;border-radius:4px 4px 0 0',
  sheetCell: `padding:36px 40px 38px;background-color:${day.sheet};border:1px solid ${day.rule};border-radius:4px`,
  title: `margin:0 0 16px;font-family:${serif};font-size:27px;line-height:33px;font-weight:400;letter-spacing:-.2px;color:${day.ink};${wraps};text-wrap:balance`,
  paragraph: `margin:0 0 18px;font-family:${sans};font-size:16px;line-height:25px;color:${day.ink};${wraps};text-wrap:pretty`,
  heading: `margin:26px 0 12px;padding:20px 0 0;border-top:1px solid ${day.rule};font-family:${serif};font-size:20px;line-height:27px;font-weight:400;color:${day.ink};${wraps};text-wrap:pretty`,
  label: `margin:0 0 4px;font-family:${sans};font-size:13px;line-height:18px;color:${day.inkSoft}`,
  dateTable: 'margin:6px 0 18px',
  date: `padding:18px 22px 20px;background-color:${day.sageWash};border-radius:4px`,
  day: `margin:0;font-family:${serif};font-size:24px;line-height:31px;letter-spacing:-.2px;color:${day.ink}`,
  time: `margin:2px 0 0;font-family:${sans};font-size:17px;line-height:24px;color:${day.ink}`,
  facts: 'margin:0 0 24px;border-collapse:collapse',
  factLabel: `padding:10px 16px 10px 0;width:84px;text-align:left;vertical-align:top;font-family:${sans};font-size:14px;line-height:22px;font-weight:400;color:${day.inkSoft};border-bottom:1px solid ${day.rule}`,
  factValue: `padding:10px 0;text-align:left;vertical-align:top;font-family:${sans};font-size:16px;line-height:22px;color:${day.ink};border-bottom:1px solid ${day.rule};${wraps}`,
  links: 'margin:2px 0 14px',
  linkRow: 'padding:0 0 10px',
  firstLink: `display:block;padding:14px 18px;background-color:${day.walnut};border:1px solid ${day.walnut};border-radius:4px;font-family:${sans};font-size:16px;line-height:22px;font-weight:600;text-align:center;text-decoration:none;color:${day.onWalnut}`,
  otherLink: `display:block;padding:14px 18px;border:1px solid ${day.edge};border-radius:4px;font-family:${sans};font-size:16px;line-height:22px;text-align:center;text-decoration:none;color:${day.walnutInk}`,
  quoteTable: 'margin:0 0 20px',
  quote: `padding:0 0 0 18px;border-left:2px solid ${day.rule}`,
  quoted: `margin:0;font-family:${serif};font-size:17px;line-height:27px;color:${day.ink};${wraps}`,
  note: `margin:0 0 10px;font-family:${sans};font-size:14px;line-height:21px;color:${day.inkSoft};${wraps}`,
  foot: `padding:18px 4px 0;font-family:${sans};font-size:13px;line-height:20px;color:${day.inkSoft}`,
}

/** Outlook marks what it turns dark with attributes of its own, one for text and one for grounds. */
function nightRules(text = '', ground = ''): string {
  const rules: [string, string][] = [
    [`${ground}.paper`, `background-color: ${night.paper}`],
    [`${ground}.sheet`, `background-color: ${night.sheet}; border-color: ${night.rule}`],
    [`${ground}.date`, `background-color: ${night.sageWash}`],
    [`${ground}.first`, `background-color: ${night.walnut}; border-color: ${night.walnut}`],
    [`${text}.first`, `color: ${night.onWalnut}`],
    [`${text}.other`, `color: ${night.walnutInk}; border-color: ${night.edge}`],
    [`${text}.ink`, `color: ${night.ink}`],
    [`${text}.soft`, `color: ${night.inkSoft}`],
    [`${text}.brand`, `color: ${night.walnutInk}`],
    [`${text}.rule`, `border-color: ${night.rule}`],
    [`${text}.quote`, `border-color: ${night.rule}`],
  ]
  return rules
    .map(([selector, looks]) => `${selector} { ${looks.replaceAll(/;|$/g, (end) => ` !important${end}`)} }`)
    .join('\n')
}
