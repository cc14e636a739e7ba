package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The response to a request whose plan asserts that some texts are there: these texts,
 * and wrong responses that each lack one of them. So a new plan needs no line in
 * {@link FakeResponse}.
 */
record PlanResponse(String method, Pattern path, List<String> variables,
		List<String> texts) implements FakeBackend.Response {

	private static final Pattern SAMPLER = Pattern
		.compile("(?s)<stringProp name=\"HTTPSampler.path\">(.*?)</stringProp>\\s*"
				+ "<stringProp name=\"HTTPSampler.method\">(\\w+)</stringProp>(.*?)(?=<HTTPSamplerProxy|\\z)");

	private static final Pattern ASSERTION = Pattern
		.compile("(?s)<collectionProp name=\"Asserion.test_strings\">((?:(?!</collectionProp>).)*)</collectionProp>"
				+ "((?:(?!</ResponseAssertion>).)*Assertion.response_data<"
				+ "(?:(?!</ResponseAssertion>).)*\"Assertion.test_type\">16<)");

	private static final Pattern TEXT = Pattern.compile("(?s)<stringProp name=\"\\d+\">(.*?)</stringProp>");

	private static final Pattern VARIABLE = Pattern.compile("\\$\\{(\\w+)}");

	private static final List<PlanResponse> ALL = all();

	/**
	 * Finds the sampler that sends such a request.
	 * @throws IllegalArgumentException when there is none that asserts texts
	 */
	static PlanResponse to(String method, String path) {
		return ALL.stream()
			.filter((sampler) -> sampler.method.equals(method) && sampler.path.matcher(path).matches())
			.filter((sampler) -> !sampler.texts.isEmpty())
			.findFirst()
			.orElseThrow(() -> new IllegalArgumentException("No plan asks " + method + " " + path));
	}

	private static List<PlanResponse> all() {
		return PlanRun.scenarios().flatMap((scenario) -> samplers(scenario.plan(Path.of("plans"))).stream()).toList();
	}

	static List<PlanResponse> samplers(Path plan) {
		try {
			return SAMPLER.matcher(Files.readString(plan)).results().map(PlanResponse::of).toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static PlanResponse of(MatchResult sampler) {
		List<String> variables = new ArrayList<>();
		StringBuilder path = new StringBuilder();
		String address = text(sampler.group(1));
		int end = 0;
		for (MatchResult variable : VARIABLE.matcher(address).results().toList()) {
			path.append(Pattern.quote(address.substring(end, variable.start())));
			boolean isPrefix = variable.group(1).endsWith("_prefix");
			path.append(isPrefix ? "(/[\\w-]+-service)?" : "([\\w.-]+)");
			variables.add(variable.group(1));
			end = variable.end();
		}
		path.append(Pattern.quote(address.substring(end)));
		List<String> texts = ASSERTION.matcher(sampler.group(3))
			.results()
			.flatMap((assertion) -> TEXT.matcher(assertion.group(1)).results())
			.map((text) -> text(text.group(1)))
			.toList();
		return new PlanResponse(sampler.group(2), Pattern.compile(path.toString()), variables, texts);
	}

	private static String text(String xml) {
		return xml.replace("&quot;", "\"")
			.replace("&apos;", "'")
			.replace("&lt;", "<")
			.replace("&gt;", ">")
			.replace("&amp;", "&");
	}

	@Override
	public List<String> bodies(String path, String request) {
		Matcher matcher = this.path.matcher(path);
		List<String> filled = matcher.matches() ? this.texts.stream().map((text) -> filled(text, matcher)).toList()
				: this.texts;
		List<String> bodies = new ArrayList<>(List.of(String.join(" ", filled)));
		IntStream.range(0, filled.size())
			.mapToObj((missing) -> IntStream.range(0, filled.size())
				.filter((place) -> place != missing)
				.mapToObj(filled::get)
				.collect(Collectors.joining(" ")))
			.forEach(bodies::add);
		return bodies;
	}

	private String filled(String text, Matcher matcher) {
		return VARIABLE.matcher(text).replaceAll((variable) -> {
			int place = this.variables.indexOf(variable.group(1));
			return Matcher.quoteReplacement((place < 0) ? "" : matcher.group(1 + place));
		});
	}

}
