/** `npm run test:random` kills a server at every point that a journey names; otherwise a fixed few have to do. */
export const isEveryKillPoint = process.env.EVERY_KILL_POINT === '1'
