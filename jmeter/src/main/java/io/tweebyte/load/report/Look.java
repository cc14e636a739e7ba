package io.tweebyte.load.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.List;

import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

import io.tweebyte.load.Contender;

/**
 * How a line is told from others: by colour (Okabe and Ito's, which the colour-blind can
 * tell apart), marker and dashes, so that it can be told in a grey print too.
 *
 * @param color of line and marker
 * @param marker of its points
 * @param stroke of the line
 */
record Look(Color color, Marker marker, BasicStroke stroke) {

	private static final Color BLUE = new Color(0, 114, 178);

	private static final Color GREEN = new Color(0, 128, 96);

	private static final Color VERMILION = new Color(194, 80, 0);

	private static final List<Marker> MARKERS = List.of(SeriesMarkers.CIRCLE, SeriesMarkers.TRIANGLE_UP,
			SeriesMarkers.SQUARE);

	private static final List<Marker> LATER_MARKERS = List.of(SeriesMarkers.DIAMOND, SeriesMarkers.TRIANGLE_DOWN,
			SeriesMarkers.CROSS);

	private static final List<float[]> DASHES = List.of(new float[0], new float[] { 7, 3, 1, 3 },
			new float[] { 1.5f, 3 });

	private static final float[] LONG_DASHES = { 9, 6 };

	private static final float WIDTH = 2;

	private static final float THIN = 1.2f;

	/** A backend's look; in a second run its markers differ. */
	static Look of(Subject subject) {
		int place = subject.contender().ordinal();
		return new Look(color(subject.contender()), ((subject.run() == 0) ? MARKERS : LATER_MARKERS).get(place),
				stroke((subject.run() == 0) ? WIDTH : THIN, DASHES.get(place)));
	}

	/** The study's figures: the colour of our backend, thin and in long dashes. */
	static Look ofPaper(Contender contender) {
		return new Look(color(contender), SeriesMarkers.NONE, stroke(THIN, LONG_DASHES));
	}

	/** The same without markers, for lines of many points. */
	Look bare() {
		return new Look(this.color, SeriesMarkers.NONE, this.stroke);
	}

	private static Color color(Contender contender) {
		return switch (contender) {
			case ASYNC -> BLUE;
			case ASYNC_VIRTUAL -> GREEN;
			case REACTIVE -> VERMILION;
		};
	}

	private static BasicStroke stroke(float width, float[] dashes) {
		return (dashes.length == 0) ? new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND)
				: new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dashes, 0);
	}

}
