package io.tweebyte.checks.model;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.TinyProject;
import io.tweebyte.checks.Tree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class VirtualModelTests {

	@TempDir
	Path root;

	@Test
	void acceptsPlainCodeOnVirtualThreads() {
		assertThat(violations("""
				int a(Semaphore calls) throws Exception {
					calls.acquire();
					try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
						return threads.submit(() -> 1).get();
					}
					finally {
						calls.release();
					}
				}""")).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "CompletableFuture<String> a;", "CompletionStage<String> a;",
			"reactor.core.publisher.Mono<String> a;", "org.reactivestreams.Publisher<String> a;" })
	void namesATypeOfAnotherModel(String field) {
		assertThat(violations(field)).isNotEmpty()
			.allSatisfy((text) -> assertThat(text).startsWith("virtual/io/tweebyte/user/A.java uses ")
				.contains("which belongs to another model"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "Executors.newFixedThreadPool(2)", "Executors.newCachedThreadPool()",
			"Executors.newSingleThreadScheduledExecutor()", "Executors.newSingleThreadExecutor()",
			"Executors.newThreadPerTaskExecutor(Thread::new)", "new ThreadPoolExecutor(1, 1, 0, null, null)",
			"new ForkJoinPool()", "ForkJoinPool.commonPool()", "List.of(1).parallelStream()" })
	void namesAPool(String pool) {
		assertThat(violations("Object a() { return " + pool + "; }")).singleElement()
			.asString()
			.startsWith("virtual/io/tweebyte/user/A.java:")
			.contains("waiting needs no pool");
	}

	@Test
	void namesWorkForAPoolFromAnotherClass() {
		assertThat(violations("Object a(org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor threads) {"
				+ " return threads.submit(() -> 1); }"))
			.singleElement()
			.asString()
			.contains("waiting needs no pool");
	}

	@Test
	void letsPasswordsHaveAPool() {
		TinyProject tiny = new TinyProject(this.root).write(
				"virtual/user/src/main/java/io/tweebyte/user/config/ThreadConfiguration.java",
				"package io.tweebyte.user.config; import java.util.concurrent.*;",
				"class ThreadConfiguration { Object a() { return Executors.newFixedThreadPool(2); } }");
		assertThat(violations(tiny.compile("virtual/user"))).isEmpty();
	}

	@Test
	void namesASynchronizedMethod() {
		assertThat(violations("synchronized void a() { }")).singleElement()
			.asString()
			.startsWith("virtual/io/tweebyte/user/A.java has the synchronized method a");
	}

	@Test
	void namesASynchronizedBlock() {
		assertThat(violations("void a() { Runnable b = () -> { synchronized (this) { a(); } }; }")).singleElement()
			.asString()
			.startsWith("virtual/io/tweebyte/user/A.java has a synchronized block in ");
	}

	@Test
	void readsWhatIsSharedWithoutExceptions() {
		TinyProject tiny = new TinyProject(this.root).write("virtual/user/src/main/java/io/tweebyte/user/A.java",
				"package io.tweebyte.user; class A { }");
		tiny.write("servlet/user/src/main/java/io/tweebyte/user/B.java",
				"package io.tweebyte.user; class B { synchronized Object b() { return "
						+ "java.util.concurrent.ForkJoinPool.commonPool(); } }")
			.write(AllowList.PATH, "servlet/io/tweebyte/user/B.java calls ForkJoinPool.commonPool : no exception here");
		assertThat(violations(tiny.compile("virtual/user").compile("servlet/user"))).hasSize(3)
			.anySatisfy((text) -> assertThat(text).startsWith("servlet/io/tweebyte/user/B.java:"))
			.anySatisfy((text) -> assertThat(text).startsWith("servlet/io/tweebyte/user/B.java has"))
			.anySatisfy((text) -> assertThat(text).contains("remove the line"));
	}

	@Test
	void keepsToTheAllowList() {
		new TinyProject(this.root).write(AllowList.PATH, "virtual/io/tweebyte/user/A.java calls "
				+ "java.util.concurrent.CompletionStage : hands its result to what all trees share");
		assertThat(violations("CompletionStage<String> a;")).isEmpty();
		assertThat(violations("int a;")).singleElement().asString().contains("remove the line");
	}

	private List<String> violations(String body) {
		TinyProject tiny = new TinyProject(this.root).write("virtual/user/src/main/java/io/tweebyte/user/A.java",
				"package io.tweebyte.user; import java.util.*; import java.util.concurrent.*;", "class A {", body, "}");
		return violations(tiny.compile("virtual/user"));
	}

	private static List<String> violations(TinyProject tiny) {
		return VirtualModel.violations(tiny.project(), CompiledTree.of(tiny.project(), Tree.VIRTUAL));
	}

}
