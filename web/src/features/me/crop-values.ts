/** The square part of a picture, as the contract's `PictureCrop`: all values in percent. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export const wholeCrop: Crop = { x: 50, y: 50, zoom: 100 }

/** In pixels. */
interface Size {
  width: number
  height: number
}

/** How large the picture is beside its square, per direction: 1 is as large, so that it cannot move. */
export function ratiosOf({ width, height }: Size, { zoom }: Crop): Size {
  const side = (Math.min(width, height) * 100) / zoom
  return { width: width / side, height: height / side }
}

/** The crop after the picture was dragged. @param by how far, in widths of the square */
export function dragged(crop: Crop, size: Size, by: { x: number; y: number }): Crop {
  const { width, height } = ratiosOf(size, crop)
  const move = (at: number, ratio: number, distance: number) =>
    ratio <= 1 ? at : Math.round(Math.min(100, Math.max(0, at - (distance * 100) / (ratio - 1))))
  return { ...crop, x: move(crop.x, width, by.x), y: move(crop.y, height, by.y) }
}
