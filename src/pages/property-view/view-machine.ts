import { wire } from '#machines/port.ts'
import { propertyViewMachine } from '#machines/property-view/property-view.machine.ts'
import { getValuation } from '#src/api/valuation.ts'
import { watchAddressBar, writeAddressBar } from '#src/browser/address-bar.ts'

/** The page's machine with its calls and effects. */
export const viewMachine = wire(propertyViewMachine, {
  actors: { getValuation, watchAddressBar },
  actions: { writeAddressBar: (_, location) => writeAddressBar(location) },
})
