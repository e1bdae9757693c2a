import { assetAddress } from '../tenant/asset-address.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import hills from './house-hills.svg?url&no-inline';
import css from './house-scene.module.css';

const rays = [0, 45, 90, 135, 180, 225, 270, 315];

/** Props of `HouseScene`. */
export interface HouseSceneProps {
  /** Where the sun stands: where the way begins, on the way, or at its height. */
  sun: 'low' | 'rising' | 'high';
}

const places = { low: { x: 58, y: 122 }, rising: { x: 128, y: 70 }, high: { x: 214, y: 50 } };

/** The place of a friendly house under its sky: the lender's own picture, else the house's own hills. */
export function HouseScene({ sun }: HouseSceneProps) {
  const { id, theme } = useTenant();
  const { hero } = theme.pictures;
  const { x, y } = places[sun];
  return (
    <div className={css.scene} data-sun={sun} aria-hidden="true">
      <svg className={css.layer} viewBox="0 0 328 200" preserveAspectRatio="xMidYMax slice">
        <path className={css.way} d="M44 142Q120-6 300 62" />
        {(['low', 'rising', 'high'] as const).map(
          (at) =>
            at !== sun && (
              <circle key={at} className={css.stop} cx={places[at].x} cy={places[at].y} r="5" />
            ),
        )}
        <g className={css.light}>
          <circle className={css.glow} cx={x} cy={y} r="38" />
          {sun === 'high' &&
            rays.map((turn) => (
              <path
                key={turn}
                className={css.ray}
                d={`M${x} ${y - 36}v-12`}
                transform={`rotate(${turn} ${x} ${y})`}
              />
            ))}
          <circle className={css.sun} cx={x} cy={y} r="26" />
        </g>
      </svg>
      <img className={css.layer} src={hero === undefined ? hills : assetAddress(id, hero)} alt="" />
    </div>
  );
}
