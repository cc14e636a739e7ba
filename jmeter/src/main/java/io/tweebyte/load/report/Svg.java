package io.tweebyte.load.report;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

import java.util.regex.Matcher;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import com.samskivert.mustache.Escapers;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGIDGenerator;
import org.knowm.xchart.XYChart;
import org.w3c.dom.Document;

/**
 * Turns a chart into an SVG element that can stand in a page.
 */
final class Svg {

	private static final String NAMESPACE = "http://www.w3.org/2000/svg";

	private Svg() {
	}

	/**
	 * Draws the chart.
	 * @param drawn the library's chart
	 * @param chart what it shows: its identifier is in all identifiers of the element
	 * @param glyphs takes the shapes of its texts
	 */
	static String of(XYChart drawn, int width, int height, Chart chart, Glyphs glyphs) {
		SVGGeneratorContext context = SVGGeneratorContext.createDefault(document());
		context.setPrecision(1);
		context.setComment("");
		context.setIDGenerator(new SVGIDGenerator() {
			@Override
			public String generateID(String prefix) {
				return chart.id() + "-" + super.generateID(prefix);
			}
		});
		SVGGraphics2D graphics = new SVGGraphics2D(context, false);
		drawn.paint(graphics, width, height);
		StringWriter text = new StringWriter();
		try {
			graphics.stream(graphics.getRoot(), text, false, false);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return glyphs.shared(element(text.toString(), width, height, chart));
	}

	private static String element(String text, int width, int height, Chart chart) {
		String svg = text.substring(text.indexOf("<svg"))
			.replaceAll("\\s*\\n\\s*(?=/?>)", "")
			.replaceFirst("<!--.*?-->", "")
			.replace("<defs id=\"genericDefs\"/>", "")
			.replace("genericDefs", chart.id() + "-defs")
			.replaceAll(" (text-rendering|image-rendering|color-rendering|shape-rendering)=\"[^\"]*\"", "")
			.strip();
		String head = "<svg class=\"chart\" viewBox=\"0 0 %d %d\" role=\"img\" aria-labelledby=\"%s-title %s-text\""
			.formatted(width, height, chart.id(), chart.id());
		String names = "<title id=\"%s-title\">%s</title><desc id=\"%s-text\">%s</desc>".formatted(chart.id(),
				Escapers.HTML.escape(chart.title()), chart.id(), Escapers.HTML.escape(chart.description()));
		return svg.replaceFirst("<svg", head).replaceFirst("(<svg[^>]*>)", "$1" + Matcher.quoteReplacement(names));
	}

	private static Document document() {
		try {
			return DocumentBuilderFactory.newInstance()
				.newDocumentBuilder()
				.getDOMImplementation()
				.createDocument(NAMESPACE, "svg", null);
		}
		catch (ParserConfigurationException ex) {
			throw new IllegalStateException("The JDK makes no XML document", ex);
		}
	}

}
