package io.tweebyte.measuring.chart;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;

import javax.xml.parsers.DocumentBuilderFactory;

import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/**
 * Reads charts as XML.
 */
final class SvgFixture {

	static final Caption CAPTION = new Caption("cpu", "CPU & more", "Ratios <with> intervals");

	private SvgFixture() {
	}

	static Document parse(String svg) throws Exception {
		return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
	}

	/** Returns the elements with a class among theirs. */
	static List<Element> ofClass(Document document, String name) {
		NodeList all = document.getElementsByTagName("*");
		List<Element> found = new ArrayList<>();
		for (int place = 0; place < all.getLength(); place++) {
			Element element = (Element) all.item(place);
			if (List.of(element.getAttribute("class").split(" ")).contains(name)) {
				found.add(element);
			}
		}
		return found;
	}

	static List<String> texts(Document document) {
		NodeList all = document.getElementsByTagName("text");
		List<String> found = new ArrayList<>();
		for (int place = 0; place < all.getLength(); place++) {
			found.add(all.item(place).getTextContent());
		}
		return found;
	}

	static double number(Element element, String attribute) {
		return Double.parseDouble(element.getAttribute(attribute));
	}

}
