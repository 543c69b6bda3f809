/** Between commas is one word: how the key writes it, and how else people do. */
const table = (list: string) =>
  new Map(
    list.split(',').flatMap((one) => {
      const [written = '', ...others] = one.trim().split(/\s+/)
      return [written, ...others].map((word): [string, string] => [word, written])
    }),
  )

/** What nearly every street's name ends with. */
export const streetTypes = table(`
  aly alley allee ally, ave avenue av aven avenu avn avnue, blvd boulevard boul boulv, cir circle circ circl crcl
  crcle, ct court, cres crescent crsent crsnt, dr drive driv drv, expy expressway exp expr express expw, fwy freeway
  freewy frway frwy, hwy highway highwy hiway hiwy hway, ln lane, loop, path, pike, pkwy parkway parkwy pkway pky, pl
  place, plz plaza plza, rd road, rte route, row, sq square sqr sqre squ, st street str strt, ter terrace terr, tpke
  turnpike trnpk turnpk, trl trail, way wy
`)

/**
 * The other street suffixes of the Postal Service (Publication 28, appendix C1). They are as often the middle of a name or
 * part of a city's, where they are abbreviated too. Plurals that the list folds into their singular stay apart here, since
 * two streets may differ in nothing else.
 */
const otherSuffixes = table(`
  anx anex annex annx, arc arcade, bch beach, bg burg, bgs burgs, blf bluff bluf, blfs bluffs, bnd bend, br branch
  brnch, brg bridge brdge, brk brook, brks brooks, btm bottom bot bottm, byp bypass bypa bypas byps, byu bayou bayoo,
  cirs circles, clb club, clf cliff, clfs cliffs, cmn common, cmns commons, cor corner, cors corners, cp camp cmp, cpe
  cape, crk creek, crse course, crst crest, cswy causeway causwa, ctr center cen cent centr centre cnter cntr, ctrs
  centers, cts courts, curv curve, cv cove, cvs coves, cyn canyon canyn cnyn, dl dale, dm dam, drs drives, dv divide
  div dvd, est estate, ests estates, ext extension extn extnsn, exts extensions, fld field, flds fields, fls falls,
  flt flat, flts flats, frd ford, frds fords, frg forge forg, frgs forges, frk fork, frks forks, frst forest, fry
  ferry frry, ft fort frt, gdn garden gardn grden grdn, gdns gardens grdns, gln glen, glns glens, grn green, grns
  greens, grv grove grov, grvs groves, gtwy gateway gatewy gatway gtway, hbr harbor harb harbr hrbor, hbrs harbors, hl
  hill, hls hills, holw hollow hllw, hts heights ht, hvn haven, inlt inlet, is island islnd, iss islands islnds, jct
  junction jction jctn junctn juncton, jcts junctions jctns, knl knoll knol, knls knolls, ky key, kys keys, lck lock,
  lcks locks, ldg lodge ldge lodg, lgt light, lgts lights, lk lake, lks lakes, lndg landing lndng, mdw meadow, mdws
  meadows medows, ml mill, mls mills, mnr manor, mnrs manors, msn mission missn mssn, mt mount mnt, mtn mountain
  mntain mntn mountin mtin, mtns mountains mntns, mtwy motorway, nck neck, opas overpass, orch orchard orchrd, oval
  ovl, park prk, pln plain, plns plains, pne pine, pnes pines, pr prairie prr, prt port, prts ports, psge passage, pt
  point, pts points, radl radial rad radiel, rdg ridge rdge, rdgs ridges, rds roads, riv river rvr rivr, rnch ranch,
  rpd rapid, rpds rapids, rst rest, shl shoal, shls shoals, shr shore shoar, shrs shores shoars, skwy skyway, smt
  summit sumit sumitt, spg spring spng sprng, spgs springs spngs sprngs, sqs squares sqrs, sta station statn stn, stra
  stravenue strav straven stravn strvn strvnue, strm stream streme, sts streets, trak track trk, trce trace, trfy
  trafficway, trwy throughway, tunl tunnel tunel, un union, upas underpass, viadct viaduct vdct, vis vista vist vst vsta, vl ville, vlg village vill
  villag, vlgs villages, vly valley vally vlly, vlys valleys, vw view, vws views, wls wells, xing crossing crssng, xrd
  crossroad, xrds crossroads
`)

/** Street types, other suffixes, and ordinals. */
export const words = new Map([
  ...streetTypes,
  ...otherSuffixes,
  ...table(`
    1st first, 2nd second, 3rd third, 4th fourth, 5th fifth, 6th sixth, 7th seventh, 8th eighth, 9th ninth, 10th tenth,
    11th eleventh, 12th twelfth
  `),
])

export const directions = table(`
  n north, e east, s south, w west, ne northeast, nw northwest, se southeast, sw southwest
`)

/** Words before a home's number in its house. Those of the first all mean the same; the others are places of their own. */
export const unitWords = table(`
  # apt apartment unit ste suite no num number, bldg building, dept department, fl floor, hngr hangar, lot, ofc
  office, ph penthouse, rm room, slip, spc space, trlr trailer
`)

/** By full name, in lower case. */
export const states = new Map(
  `alabama al, alaska ak, american samoa as, arizona az, arkansas ar, california ca, colorado co, connecticut ct,
   delaware de, district of columbia dc, florida fl, georgia ga, guam gu, hawaii hi, idaho id, illinois il, indiana in,
   iowa ia, kansas ks, kentucky ky, louisiana la, maine me, maryland md, massachusetts ma, michigan mi, minnesota mn,
   mississippi ms, missouri mo, montana mt, nebraska ne, nevada nv, new hampshire nh, new jersey nj, new mexico nm,
   new york ny, north carolina nc, north dakota nd, northern mariana islands mp, ohio oh, oklahoma ok, oregon or,
   pennsylvania pa, puerto rico pr, rhode island ri, south carolina sc, south dakota sd, tennessee tn, texas tx, utah ut,
   vermont vt, virgin islands vi, virginia va, washington wa, west virginia wv, wisconsin wi, wyoming wy`
    .split(/,\s+/)
    .map((state): [string, string] => [state.slice(0, -3), state.slice(-2)]),
)
