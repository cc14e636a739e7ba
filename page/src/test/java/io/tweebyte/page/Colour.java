package io.tweebyte.page;

import java.util.HexFormat;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/** A colour in sRGB, each part of it from 0 to 1. */
record Colour(double red, double green, double blue) {

	private static final double MOST = 255;

	/** Reads a colour as {@code #fff} or {@code #ffffff}. */
	static Colour parse(String text) {
		String digits = text.substring(1);
		String all = (digits.length() > 3) ? digits
				: digits.chars().mapToObj((digit) -> Character.toString(digit).repeat(2)).collect(Collectors.joining());
		byte[] parts = HexFormat.of().parseHex(all);
		return new Colour(Byte.toUnsignedInt(parts[0]) / MOST, Byte.toUnsignedInt(parts[1]) / MOST,
				Byte.toUnsignedInt(parts[2]) / MOST);
	}

	/**
	 * As <a href="https://www.w3.org/TR/css-color-4/#hsl-to-rgb">CSS Color 4, 7.1</a> has
	 * it.
	 * @param hue in degrees
	 * @param saturation from 0 to 1
	 * @param lightness from 0 to 1
	 */
	static Colour hsl(double hue, double saturation, double lightness) {
		double[] parts = DoubleStream.of(0, 8, 4).map((n) -> {
			double k = (n + hue / 30) % 12;
			double a = saturation * Math.min(lightness, 1 - lightness);
			return lightness - a * Math.max(-1, Math.min(Math.min(k - 3, 9 - k), 1));
		}).toArray();
		return new Colour(parts[0], parts[1], parts[2]);
	}

	/**
	 * The contrast with another colour, from 1 to 21, as
	 * <a href= "https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio">WCAG 2.2</a> defines
	 * it.
	 */
	double contrast(Colour other) {
		double one = luminance();
		double two = other.luminance();
		return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
	}

	/**
	 * From 0 for black to 1 for white, as
	 * <a href= "https://www.w3.org/TR/WCAG22/#dfn-relative-luminance">WCAG 2.2</a>
	 * defines it.
	 */
	private double luminance() {
		return 0.2126 * linear(this.red) + 0.7152 * linear(this.green) + 0.0722 * linear(this.blue);
	}

	private static double linear(double part) {
		return (part <= 0.04045) ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
	}

}
