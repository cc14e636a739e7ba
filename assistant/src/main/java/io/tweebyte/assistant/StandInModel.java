package io.tweebyte.assistant;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.metadata.ChatGenerationMetadata;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.util.CollectionUtils;

import reactor.core.publisher.Flux;
import reactor.core.publisher.FluxSink;
import reactor.core.scheduler.Scheduler;

/**
 * Stands in for a language model: says words of the prompt at the times of its script,
 * whether the reader keeps up or not. It calls the first tool that it may use when half
 * of its text is out, and says the rest when it has the result.
 */
public final class StandInModel implements ChatModel {

	private final AssistantSettings settings;

	private final Scheduler clock;

	private final AtomicInteger open = new AtomicInteger();

	StandInModel(AssistantSettings settings, Scheduler clock) {
		this.settings = settings;
		this.clock = clock;
	}

	/**
	 * Returns how many of its texts neither ended nor were cancelled.
	 */
	public int open() {
		return this.open.get();
	}

	@Override
	public ChatOptions getOptions() {
		return ToolCallingChatOptions.builder().build();
	}

	/** Blocks until the whole text is out. */
	@Override
	public ChatResponse call(Prompt prompt) {
		return response(stream(prompt).map((part) -> Objects.toString(part.getResult().getOutput().getText(), ""))
			.collect(Collectors.joining())
			.block(), "STOP");
	}

	@Override
	public Flux<ChatResponse> stream(Prompt prompt) {
		boolean isContinued = prompt.getInstructions().stream().anyMatch(ToolResponseMessage.class::isInstance);
		ToolCallingChatOptions options = (ToolCallingChatOptions) prompt.getOptions();
		List<ToolCallback> tools = options.getToolCallbacks();
		String text = prompt.getUserMessages().stream().map(UserMessage::getText).collect(Collectors.joining("\n\n"));
		List<StandInScript.Part> parts = StandInScript
			.of(text, options.getMaxTokens(), isContinued ? 1 : 0, this.settings.standIn())
			.parts();
		if (CollectionUtils.isEmpty(tools)) {
			return play(parts, List.of());
		}
		List<StandInScript.Part> half = parts.subList(0, Math.ceilDiv(parts.size(), 2));
		return play(half, isContinued ? List.of() : List.of(call(tools.getFirst())));
	}

	private Flux<ChatResponse> play(List<StandInScript.Part> parts, List<ChatResponse> end) {
		return Flux.create((sink) -> new Player(parts, end, sink, this.clock.createWorker()).start());
	}

	private static ChatResponse call(ToolCallback tool) {
		AssistantMessage.ToolCall call = new AssistantMessage.ToolCall("call-1", "function",
				tool.getToolDefinition().name(), "{}");
		return new ChatResponse(
				List.of(new Generation(AssistantMessage.builder().content("").toolCalls(List.of(call)).build())));
	}

	private static ChatResponse response(String text, String finishReason) {
		return new ChatResponse(List.of(new Generation(new AssistantMessage(text),
				ChatGenerationMetadata.builder().finishReason(finishReason).build())));
	}

	/** Says the parts at their times, until it is cancelled. */
	private final class Player {

		private final List<StandInScript.Part> parts;

		private final List<ChatResponse> end;

		private final FluxSink<ChatResponse> sink;

		private final Scheduler.Worker worker;

		private final long begin = System.nanoTime();

		private int next;

		Player(List<StandInScript.Part> parts, List<ChatResponse> end, FluxSink<ChatResponse> sink,
				Scheduler.Worker worker) {
			this.parts = parts;
			this.end = end;
			this.sink = sink;
			this.worker = worker;
		}

		void start() {
			StandInModel.this.open.incrementAndGet();
			this.sink.onDispose(() -> {
				this.worker.dispose();
				StandInModel.this.open.decrementAndGet();
			});
			schedule();
		}

		private void schedule() {
			long due = this.parts.get(this.next).nanos() - (System.nanoTime() - this.begin);
			try {
				this.worker.schedule(this::say, Math.max(0, due), TimeUnit.NANOSECONDS);
			}
			catch (RejectedExecutionException ex) {
				// the subscriber has cancelled
			}
		}

		private void say() {
			String text = this.parts.get(this.next).text();
			this.next++;
			boolean isLast = this.next == this.parts.size();
			this.sink.next(response(text, (isLast && this.end.isEmpty()) ? "STOP" : ""));
			if (!isLast) {
				schedule();
				return;
			}
			this.end.forEach(this.sink::next);
			this.sink.complete();
		}

	}

}
