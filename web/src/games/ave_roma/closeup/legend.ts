// All symbols, in the order in which they are explained.
import { GOODS, SYMBOLS } from "../model";

export const LEGEND: readonly { id: string; signs: readonly string[] }[] = [
  { id: "goods", signs: [...GOODS, "black", "green", "red", "any", "surplus"] },
  { id: "tracks", signs: ["denarii", "vp", "influence", "cube", "political", "honour", "rounds"] },
  { id: "cards", signs: ["worker", "province", "building", "war", "patron"] },
  { id: "symbols", signs: [...SYMBOLS, "part-black", "part-green", "part-red", "part-multi"] },
  {
    id: "locations",
    signs: ["quaestor", "mercator", "aedilis", "propraetor", "roma", "aedificator", "legatus", "senatus"],
  },
];
