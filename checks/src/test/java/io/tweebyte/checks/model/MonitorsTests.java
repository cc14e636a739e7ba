package io.tweebyte.checks.model;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.TinyProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class MonitorsTests {

	private static final String LISTED = "shared/io/tweebyte/shared/A.java locks : a map is read or changed";

	@TempDir
	Path root;

	@Test
	void acceptsAListedMonitorInWhichNothingWaits() {
		list(LISTED);
		assertThat(violations("synchronized int a() { return new HashMap<String, Integer>().size(); }")).isEmpty();
	}

	@Test
	void namesAMonitorThatIsNotListed() {
		assertThat(violations("synchronized void a() { }")).singleElement()
			.asString()
			.startsWith(
					"shared/io/tweebyte/shared/A.java has the synchronized method a, on which a virtual thread may");
	}

	@Test
	void namesALineThatNothingNeeds() {
		list(LISTED);
		assertThat(violations("void a() { }")).singleElement().asString().contains("remove the line");
	}

	@Test
	void namesABlockEvenOfAListedClass() {
		list(LISTED);
		assertThat(violations("void a() { synchronized (this) { a(); } }")).singleElement()
			.asString()
			.endsWith("has a synchronized block in a: make a method of it");
	}

	@ParameterizedTest
	@ValueSource(strings = { "synchronized void a() throws Exception { Thread.sleep(1); }",
			"synchronized void a() throws Exception { b(); } private void b() throws Exception { new Object().wait(); }",
			"synchronized void a() { Optional.of(1).map((one) -> { new ReentrantLock().lock(); return one; }); }",
			"synchronized void a() { Optional.of(1).ifPresent(this::b); } void b(int b) { new ReentrantLock().lock(); }",
			"synchronized void a(B b) throws Exception { b.b(); } interface B { void b() throws Exception; } "
					+ "static class C implements B { public void b() throws Exception { new Semaphore(1).acquire(); } }",
			"synchronized void a(java.sql.Statement b) throws Exception { b.execute(\"select 1\"); }",
			"synchronized void a(Path b) throws Exception { Files.delete(b); }",
			"synchronized Object a(Supplier<Object> b) { return b.get(); }",
			"synchronized void a(CompletableFuture<Object> b) { b.join(); }" })
	void namesAWaitInAMonitor(String method) {
		list(LISTED);
		assertThat(violations(method)).singleElement()
			.asString()
			.startsWith("shared/io/tweebyte/shared/A.java calls ")
			.contains("in the synchronized method a: wait where no monitor is held");
	}

	@Test
	void acceptsAListedCall() {
		list(LISTED, "shared/io/tweebyte/shared/A.java calls Supplier.get : begins to connect, as a future");
		assertThat(violations("synchronized Object a(Supplier<Object> b) { return b.get(); }")).isEmpty();
	}

	@Test
	void doesNotPassWithoutClasses() {
		TinyProject tiny = new TinyProject(this.root).write("shared/target/classes/none.txt", "");
		assertThat(Monitors.violations(tiny.project(), CompiledTree.of(tiny.project(), "shared"))).singleElement()
			.asString()
			.contains("nothing was checked");
	}

	private void list(String... lines) {
		new TinyProject(this.root).write(AllowList.PATH, lines);
	}

	private List<String> violations(String body) {
		TinyProject tiny = new TinyProject(this.root).write("shared/src/main/java/io/tweebyte/shared/A.java",
				"package io.tweebyte.shared; import java.nio.file.*; import java.util.*; import java.util.concurrent.*;",
				"import java.util.concurrent.locks.*; import java.util.function.*;", "class A {", body, "}");
		return Monitors.violations(tiny.compile("shared").project(), CompiledTree.of(tiny.project(), "shared"));
	}

}
