package io.tweebyte.checks.seeded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.seeded.WorkingCopy.Run;

/**
 * Shows that each check turns red when it should: seeds one fault after the other into a
 * copy of the working tree, and expects the check that was green before to fail with the
 * right sentence.
 */
public final class SeededFaults {

	private static final String REPORT = "checks/target/seeded-faults.txt";

	private final WorkingCopy copy;

	private final Map<Check, Run> controls = new HashMap<>();

	private final List<String> rows = new ArrayList<>();

	private boolean missed;

	private SeededFaults(WorkingCopy copy) {
		this.copy = copy;
	}

	/**
	 * Runs every fault, or those whose names contain the argument; exit code 1 when one
	 * is not caught.
	 * @param args at most a part of a name
	 */
	public static void main(String[] args) throws IOException, InterruptedException {
		System.exit(run(Project.current().root(), (args.length > 0) ? args[0] : "") ? 0 : 1);
	}

	private static boolean run(Path root, String part) throws IOException, InterruptedException {
		try (WorkingCopy copy = WorkingCopy.of(root)) {
			SeededFaults faults = new SeededFaults(copy);
			for (Fault fault : Faults.all()) {
				if (fault.name().contains(part)) {
					faults.seed(fault);
				}
			}
			Path report = root.resolve(REPORT);
			Files.createDirectories(report.getParent());
			Files.writeString(report, faults.rows.stream().collect(Collectors.joining("\n", "", "\n")));
			return !faults.missed && !faults.rows.isEmpty();
		}
	}

	private void seed(Fault fault) throws IOException, InterruptedException {
		say("seeding: " + fault.name());
		String result = judge(fault);
		boolean caught = result.equals("caught");
		this.missed |= !caught;
		this.rows.add(String.format(Locale.ROOT, "%-46s %-62s %s", fault.name(), fault.check().name(),
				caught ? "caught" : "MISSED"));
		say("  " + (caught ? "caught by " + fault.check().name() : "MISSED: " + result));
	}

	private String judge(Fault fault) throws IOException, InterruptedException {
		Run control = control(fault.control());
		if (control.status() != 0) {
			return "the check is red without the fault:\n" + control.output();
		}
		try {
			fault.edit().apply(this.copy);
			Run run = fault.check().run(this.copy, modules(fault));
			if (run.status() == 0) {
				return "the check stays green";
			}
			return run.output().contains(fault.message()) ? "caught"
					: "the check is red, but does not say '" + fault.message() + "':\n" + run.output();
		}
		catch (RuntimeException ex) {
			return String.valueOf(ex);
		}
		finally {
			List<String> modules = modules(fault);
			this.copy.restore();
			this.copy.compile(modules, "the modules do not compile without the fault");
		}
	}

	private Run control(Check check) throws IOException, InterruptedException {
		if (!this.controls.containsKey(check)) {
			say("  control: " + check.name());
			this.controls.put(check, check.run(this.copy, List.of()));
		}
		return this.controls.get(check);
	}

	private List<String> modules(Fault fault) {
		return fault.compiled()
				? this.copy.changedSources().stream().map((path) -> path.replaceAll("/src/.*", "")).distinct().toList()
				: List.of();
	}

	private static void say(String line) {
		System.out.println("## " + line);
	}

}
