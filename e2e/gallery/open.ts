import { startGallery } from './start.ts'

const { address } = await startGallery()
console.log(`The gallery is at ${address}`)
