package io.tweebyte.load.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The plans that PostgreSQL's module {@code auto_explain} has written into a log. */
class PlanLog {

	private static final String ANNOUNCED = "  plan:";

	private static final List<String> OF_NO_REQUEST = List.of("pg_catalog", "skip locked", "private_accounts_position",
			"privacy_position", "posted_tweets", "rows with ties");

	private final Path log;

	private int skipped;

	PlanLog(Path log) {
		this.log = log;
	}

	/** Forgets what was written until now. */
	void skip() throws IOException {
		this.skipped = Files.readAllLines(this.log).size();
	}

	/**
	 * The plans of statements that requests have read tables with: neither a task's, nor
	 * what a driver asks the catalogue.
	 */
	List<Plan> plans() throws IOException {
		List<Plan> plans = new ArrayList<>();
		StringBuilder json = new StringBuilder();
		boolean inside = false;
		for (String line : Files.readAllLines(this.log).stream().skip(this.skipped).toList()) {
			if (inside && !line.startsWith("\t")) {
				plans.add(plan(json.toString()));
				json.setLength(0);
				inside = false;
			}
			if (inside) {
				json.append(line).append('\n');
			}
			inside = inside || line.endsWith(ANNOUNCED);
		}
		if (inside) {
			plans.add(plan(json.toString()));
		}
		return plans.stream()
			.filter((plan) -> plan.steps().stream().anyMatch((step) -> step.contains("Scan")))
			.filter((plan) -> OF_NO_REQUEST.stream().noneMatch(plan.statement()::contains))
			.toList();
	}

	private static Plan plan(String json) {
		JsonNode root = JsonMapper.shared().readTree(json);
		List<String> steps = new ArrayList<>();
		collect(root.required("Plan"), steps);
		return new Plan(root.required("Query Text").asString().replaceAll("\\s+", " ").strip(), steps);
	}

	private static void collect(JsonNode node, List<String> steps) {
		String index = node.path("Index Name").asString("");
		String table = node.path("Relation Name").asString("");
		steps.add((node.required("Node Type").asString() + " " + index + " " + table).strip().replaceAll(" +", " "));
		node.path("Plans").forEach((child) -> collect(child, steps));
	}

	/**
	 * How a statement is carried out.
	 *
	 * @param statement its text in one line
	 * @param steps kind, index and table of each step
	 */
	record Plan(String statement, List<String> steps) {

		@Override
		public String toString() {
			return this.statement + "\n    " + String.join("; ", this.steps);
		}

	}

}
