import { wire } from '#machines/port.ts'
import { propertyViewMachine } from '#machines/property-view/property-view.machine.ts'
import { getValuation } from '#src/api/valuation.ts'
import { watchAddressBar, writeAddressBar } from '#src/browser/address-bar.ts'

/** The machine of the page with the world behind its ports. */
export const viewMachine = wire(propertyViewMachine, {
  actors: { getValuation, watchAddressBar },
  actions: { writeAddressBar: (_, location) => writeAddressBar(location) },
})
