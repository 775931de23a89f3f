/** Programs that put pictures together, paint on them or change faces. */
const EDITORS =
  /photoshop|gimp|affinity photo|picsart|snapseed|meitu|beautyplus|b612|canva|luminar|faceapp|remini|pixlr|photodirector|paintshop|photoscape|fotor|vsco|topaz|photoleap|pixelmator/i;
/** Parts of a larger name that only develop what a camera took. */
const DEVELOPERS = /lightroom|camera raw/i;

/** Whether a program's name means more than developing a picture: cameras and developers of raw files do not. */
export function isEditingSoftware(software: string): boolean {
  return EDITORS.test(software) && !DEVELOPERS.test(software);
}
