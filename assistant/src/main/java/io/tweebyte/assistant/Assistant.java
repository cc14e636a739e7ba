package io.tweebyte.assistant;

import java.util.List;

import io.tweebyte.contracts.assistant.SummaryRequest;
import io.tweebyte.contracts.tweet.TweetSummary;
import io.tweebyte.shared.http.Deadline;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Scheduler;

import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.tool.ToolCallback;

/** Summarises tweets by a chat model. */
public final class Assistant {

	private static final List<ToolCallback> AUTHOR = List.of(new AuthorTool());

	private final ChatModel model;

	private final AssistantSettings settings;

	private final Scheduler clock;

	private final Scheduler caller;

	/**
	 * The caller is for calling the model and for hanging up, which may block; the clock
	 * is for times.
	 */
	Assistant(ChatModel model, AssistantSettings settings, Scheduler clock, Scheduler caller) {
		this.model = model;
		this.settings = settings;
		this.clock = clock;
		this.caller = caller;
	}

	/**
	 * Returns the model's first turn.
	 * @param deadline after which the summary is broken off
	 */
	public Turn begin(SummaryRequest request, List<TweetSummary> tweets, Deadline deadline) {
		return new Turn(this, Conversation.begin(request, tweets), 0, deadline);
	}

	Flux<ChatResponse> ask(Conversation conversation) {
		ToolCallingChatOptions usual = (ToolCallingChatOptions) this.model.getOptions();
		List<ToolCallback> tools = conversation.hasTool() ? AUTHOR : List.of();
		ChatOptions options = usual.mutate().maxTokens(conversation.maxParts()).toolCallbacks(tools).build();
		return this.model.stream(new Prompt(conversation.messages(), options))
			.subscribeOn(this.caller)
			.cancelOn(this.caller);
	}

	AssistantSettings settings() {
		return this.settings;
	}

	Scheduler clock() {
		return this.clock;
	}

}
