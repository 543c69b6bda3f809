import { propertyPage } from '#src/content/property-page.ts'
import { WaitingView } from './waiting-view.tsx'

export const PropertyLoadingView = () => <WaitingView sentence={propertyPage.loading} />
