package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

import io.tweebyte.docs.DocsException;

/**
 * What the reports of Maven's test plugins say.
 *
 * @param tests how many tests ran, those that were skipped not among them
 * @param failures a line for each that failed: its name and the first line of the reason
 */
record TestReports(int tests, List<String> failures) {

	private static final Pattern GIST = Pattern.compile(">>>|<<<|expected:|but was:");

	/**
	 * Reads reports.
	 * @param reports their files
	 * @return the sum
	 * @throws DocsException when a report cannot be read
	 */
	static TestReports read(List<Path> reports) {
		int tests = 0;
		List<String> failures = new ArrayList<>();
		for (Path report : reports) {
			for (Element test : elements(parse(report).getElementsByTagName("testcase"))) {
				tests += isTest(test) ? 1 : 0;
				Stream.of("failure", "error")
					.flatMap((kind) -> elements(test.getElementsByTagName(kind)).stream())
					.findFirst()
					.ifPresent((failure) -> failures.add(line(test, failure)));
			}
		}
		return new TestReports(tests, List.copyOf(failures));
	}

	/**
	 * Finds the reports in a folder.
	 * @param folder the folder; one that is missing has none
	 * @return their files
	 */
	static List<Path> in(Path folder) {
		if (!Files.isDirectory(folder)) {
			return List.of();
		}
		try (Stream<Path> files = Files.list(folder)) {
			return files.filter((file) -> file.getFileName().toString().matches("TEST-.*\\.xml")).sorted().toList();
		}
		catch (IOException ex) {
			throw new DocsException("The reports in %s cannot be read: %s".formatted(folder, ex.getMessage()));
		}
	}

	private static Element parse(Path report) {
		try {
			DocumentBuilder builder = DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder();
			// it would print what is thrown as well
			builder.setErrorHandler(null);
			return builder.parse(report.toFile()).getDocumentElement();
		}
		catch (IOException | SAXException | ParserConfigurationException ex) {
			throw new DocsException("The report %s cannot be read: %s".formatted(report, ex.getMessage()));
		}
	}

	private static List<Element> elements(NodeList nodes) {
		return IntStream.range(0, nodes.getLength()).mapToObj((i) -> (Element) nodes.item(i)).toList();
	}

	/**
	 * What goes wrong before or after all tests of a class is reported without a name.
	 */
	private static boolean isTest(Element test) {
		return !test.getAttribute("name").isEmpty() && test.getElementsByTagName("skipped").getLength() == 0;
	}

	private static String line(Element test, Element failure) {
		String reason = failure.getAttribute("message");
		String name = test.getAttribute("name").isEmpty() ? "before or after all" : test.getAttribute("name");
		return "%s: %s".formatted(name, gist(reason.isBlank() ? failure.getTextContent() : reason));
	}

	/**
	 * Request, response and expectation, where the reason names them, otherwise its first
	 * line.
	 */
	private static String gist(String reason) {
		String parts = reason.lines()
			.map(String::strip)
			.filter((line) -> GIST.matcher(line).lookingAt())
			.collect(Collectors.joining(" "));
		return parts.isEmpty() ? reason.strip().lines().findFirst().orElse("no reason given") : parts;
	}

}
